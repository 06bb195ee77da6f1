import type { ApiError } from '@muster/kit';

/** The stage that still holds candidates, and how many; null for every other error. */
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
