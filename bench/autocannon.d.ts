declare module 'autocannon' {
  type Options = {
    url: string
    connections: number
    /** Seconds. */
    duration: number
    headers: Record<string, string>
    requests: { method: 'GET'; path: string }[]
  }
  type Result = {
    requests: { average: number }
    non2xx: number
    errors: number
  }
  export default function autocannon(options: Options): Promise<Result>
}
