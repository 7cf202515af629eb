/** What serve.ts sends when it is ready: the ports of both servers, a session token, and what to search for. */
export type Ready = { app: number; bare: number; token: string; filters: string[]; keywords: string[] }
