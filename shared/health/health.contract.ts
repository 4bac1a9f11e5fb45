// Liveness (the process runs) and readiness (a load balancer should send it requests).

import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';

const healthSchema = z.object({ status: z.literal('ok') });

export const getHealthEndpoint = endpoint({
  method: 'GET',
  path: '/api/health',
  access: 'open',
  summary: 'Whether the process lives',
  answer: healthSchema,
  uncounted: true,
});

export const getReadinessEndpoint = endpoint({
  method: 'GET',
  path: '/api/ready',
  access: 'open',
  summary: 'Whether requests should be sent here',
  answer: healthSchema,
  errors: ['unavailable'],
  uncounted: true,
});
