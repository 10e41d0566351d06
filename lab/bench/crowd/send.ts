import { request, type Agent } from 'node:http';

export interface Answer {
  status: number;
  ms: number;
}

interface Sent {
  address: string;
  agent?: Agent;
  body?: string;
}

export function send(url: string, { address, agent, body }: Sent): Promise<Answer> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const headers = { 'x-forwarded-for': address, ...(body && { 'content-type': 'application/json' }) };
    request(url, { agent: agent ?? false, headers, method: body ? 'POST' : 'GET' }, (response) => {
      response.resume().once('end', () => {
        resolve({ status: response.statusCode ?? 0, ms: performance.now() - began });
      });
    })
      .on('error', reject)
      .end(body);
  });
}
