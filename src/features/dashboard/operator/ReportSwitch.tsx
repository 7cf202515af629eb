import { Switch, Tooltip } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { useMutation, useQuery } from '@tanstack/react-query'
import { weeklyReportApi } from '#contract/weekly_report.ts'
import { call } from '#shared/api/call.ts'
import { query } from '#shared/api/query.ts'
import { queryClient } from '#shared/api/query_client.ts'

const choiceQuery = query(weeklyReportApi.get, {}, { keep: true, quiet: true })

/** Turns the weekly report by mail on and off; nothing while it is not known whether it is on. */
export function ReportSwitch() {
  const { t } = useLingui()
  const { data } = useQuery(choiceQuery)
  const save = useMutation({
    mutationFn: (on: boolean) => call(weeklyReportApi.put, { body: { on } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: choiceQuery.queryKey }),
  })
  if (!data) return null
  const hint = data.has_email
    ? t`On Mondays at 8:00 China time: last week’s figures beside those of the week before`
    : t`Your account has no e-mail address`
  return (
    <Tooltip label={hint} multiline maw={280}>
      <Switch
        label={t`Weekly report by e-mail`}
        description={data.has_email ? undefined : hint}
        checked={save.isPending ? save.variables : data.on}
        disabled={save.isPending || !data.has_email}
        onChange={({ currentTarget }) => save.mutate(currentTarget.checked)}
      />
    </Tooltip>
  )
}
