import type { ApiError } from '@muster/kit';

/** Which stage somebody stands on, and how many do; null for every other refusal. */
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
