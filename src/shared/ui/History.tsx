import { Accordion, Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'

type Entry = { id: number; tag: ReactNode; text: string; time: string; content: ReactNode }

/** Earlier states of something, each a line that opens, in the order given. */
export const History = ({ entries }: { entries: readonly Entry[] }) => (
  <Accordion variant="separated" radius="sm">
    {entries.map(({ id, tag, text, time, content }) => (
      <Accordion.Item key={id} value={String(id)}>
        <Accordion.Control>
          <Group gap="sm" wrap="nowrap">
            {tag}
            <Text size="sm" truncate>
              {text}
            </Text>
            <Text size="xs" c="dimmed" ml="auto" mr="sm" flex="none">
              {time}
            </Text>
          </Group>
        </Accordion.Control>
        <Accordion.Panel>{content}</Accordion.Panel>
      </Accordion.Item>
    ))}
  </Accordion>
)
