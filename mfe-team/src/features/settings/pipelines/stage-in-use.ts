import type { ApiError } from '@muster/kit';

/** Returns the stage that still has candidates and their number; null for every other error. */
export function stageInUseOf({
  code,
  context,
}: ApiError): { stageId: string; name: string; live: number } | null {
  if (code !== 'STAGE_IN_USE') return null;
  const { stageId, name, live } = context ?? {};
  return typeof stageId === 'string' && typeof name === 'string' && typeof live === 'number'
    ? { stageId, name, live }
    : null;
}
