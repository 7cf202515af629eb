/** What serve.ts tells when it can be asked: ports of both servers, a token, and what to ask for. */
export type Ready = { app: number; bare: number; token: string; filters: string[]; keywords: string[] }
