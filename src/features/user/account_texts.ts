import { msg } from '@lingui/core/macro'

/** Words for what operators do with the account of a person, whatever that person does on the market. */
export const accountTexts = {
  active: { label: msg({ message: 'Active', context: 'account' }), tone: 'green' },
  frozen: { label: msg`Frozen`, tone: 'amber' },
  deleted: { label: msg({ message: 'Deleted', context: 'account' }), tone: 'grey' },
  freeze: {
    label: msg`Freeze`,
    question: msg`The person is logged out everywhere and cannot log in until unfrozen.`,
    color: 'red',
  },
  unfreeze: { label: msg`Unfreeze`, question: msg`The person can log in again.` },
  end_sessions: {
    label: msg`Log out everywhere`,
    question: msg`The person has to log in again on every device.`,
  },
} as const
