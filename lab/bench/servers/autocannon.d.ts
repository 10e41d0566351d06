/** The part of autocannon that we use; the package has no types. */
declare module 'autocannon' {
  interface Options {
    url: string;
    connections: number;
    duration: number;
    headers?: Record<string, string>;
    requests?: { path: string }[];
    method?: 'GET' | 'POST';
    body?: string;
  }

  interface Result {
    non2xx: number;
    errors: number;
    duration: number;
    requests: { total: number };
  }

  export default function autocannon(options: Options): Promise<Result>;
}
