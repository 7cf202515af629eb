import type { FastifyRequest } from 'fastify'
import type { Deps } from './deps.ts'

/**
 * Origin of the pages to which mails lead. In production only the configured one: with that of the request, whoever
 * forges its `Host` would have the market send others to another site. Undefined where none is configured.
 */
export const mailOrigin = (
  { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>,
  { publicUrl, mode }: Pick<Deps['config'], 'publicUrl' | 'mode'>,
): string | undefined => publicUrl ?? (mode === 'demo' ? `${protocol}://${host}` : undefined)
