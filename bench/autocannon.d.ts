declare module 'autocannon' {
  type Options = {
    url: string
    connections: number
    /** Seconds. */
    duration: number
    setupClient: (client: {
      setRequests: (requests: { method: 'GET'; path: string; headers: Record<string, string> }[]) => void
    }) => void
  }
  type Result = {
    requests: { average: number }
    non2xx: number
    errors: number
  }
  export default function autocannon(options: Options): Promise<Result>
}
