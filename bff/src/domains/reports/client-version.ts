import {
  fewestForClients,
  type ReportDefinition,
  type ReportFigure,
  type ReportQuery,
} from '@muster/contracts';
import { Types } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import { AppError, invalidField } from '../../http/app-error.ts';
import { visibleCompanyNames } from '../../records/companies/company-directory.ts';
import type { Observation } from './observation.ts';

/** The version of a report that may be shown to a client. */
export interface ClientVersion {
  readonly client: { readonly id: string; readonly name: string };
  readonly definition: ReportDefinition;
  /** Keeps only the client's own work. */
  readonly own: (observations: readonly Observation[]) => readonly Observation[];
}

/**
 * Returns the client of the requested version; null for the agency's own.
 * @throws AppError VALIDATION_FAILED for a report that is never shown to clients, NOT_FOUND
 */
export async function clientVersion(
  actor: Actor,
  definition: ReportDefinition,
  { client: id }: Pick<ReportQuery, 'client'>,
): Promise<ClientVersion | null> {
  if (id === undefined) return null;
  if (!definition.clientDimensions) throw invalidField('client', 'NOT_ALLOWED');
  const name = (await visibleCompanyNames(actor, [new Types.ObjectId(id)])).get(id);
  if (name === undefined) throw new AppError('NOT_FOUND');
  return {
    client: { id, name },
    definition: { ...definition, dimensions: definition.clientDimensions },
    own: (observations) => observations.filter(({ groups }) => groups.client?.includes(id)),
  };
}

const heldBack: ReportFigure = { value: null, count: 0, p90: null, isHeldBack: true };
const isFew = ({ count }: ReportFigure): boolean => count > 0 && count < fewestForClients;

/** Returns a single figure as a client may see it. */
export const withoutFew = (figure: ReportFigure): ReportFigure =>
  isFew(figure) ? heldBack : figure;

/**
 * Returns parts of a shown sum. If only one of them has few rows, the smallest of the others is
 * hidden too: otherwise the difference to the sum would reveal it.
 */
export function partsWithoutFew(figures: readonly ReportFigure[]): ReportFigure[] {
  const few = figures.filter(isFew);
  const others = figures.filter((figure) => figure.count >= fewestForClients);
  const smallest = others.toSorted((a, b) => a.count - b.count)[0];
  return figures.map((figure) =>
    isFew(figure) || (few.length === 1 && figure === smallest) ? heldBack : figure,
  );
}
