import type { ApplicationRow, CandidateRecord } from '@muster/contracts';
import { api } from '../../../api.ts';

/** Returns the applications in which clients read a bio: chosen there, or as the default. */
export function useBioUses({ id, bios = [] }: CandidateRecord, bioId: string): ApplicationRow[] {
  const { data } = api.useApplicationsOfCandidateQuery({ params: { id } });
  const forClients = bios.filter(({ audience }) => audience === 'client');
  const bio = forClients.find((one) => one.id === bioId);
  if (!bio) return [];
  const isThere = (chosenId: string | null) => forClients.some((one) => one.id === chosenId);
  return (data?.data ?? []).filter(
    ({ bio: { chosenId, isOwnText } }) =>
      !isOwnText && (isThere(chosenId) ? chosenId === bioId : bio.isDefault),
  );
}
