// The limit that the product is compared with: Node's HTTP server and one statement by key through pg, and nothing
// else. Runs as its own process.

import { randomUUID } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import pg from 'pg';
import { serve } from './compared-server.ts';

serve(({ databaseUrl, poolSize }) => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: poolSize });

  async function read(id: string, response: ServerResponse): Promise<void> {
    const { rows } = await pool.query({
      name: 'user-by-key',
      text: 'select * from users where id = $1',
      values: [id],
    });
    answer(response, rows[0]);
  }

  async function write(text: string, response: ServerResponse): Promise<void> {
    const { userId, activityId }: Record<string, unknown> = JSON.parse(text);
    await pool.query({
      name: 'insert',
      text: 'insert into limit_activities (id, user_id, activity_id, completed_at) values ($1, $2, $3, $4)',
      values: [randomUUID(), userId, activityId, new Date()],
    });
    answer(response, { success: true });
  }

  function answer(response: ServerResponse, body: unknown): void {
    const text = JSON.stringify(body);
    response.writeHead(200, {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': Buffer.byteLength(text),
    });
    response.end(text);
  }

  return createServer((request, response) => {
    const fail = () => response.writeHead(500).end();
    if (request.method === 'GET') {
      read((request.url ?? '').slice(1), response).catch(fail);
      return;
    }
    let text = '';
    request.setEncoding('utf8');
    request.on('data', (chunk: string) => {
      text += chunk;
    });
    request.on('end', () => write(text, response).catch(fail));
  });
});
