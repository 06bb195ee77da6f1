import type { Types } from 'mongoose';
import { foldText } from '../../db/fold-text.ts';
import { requireFree } from '../../db/require-free.ts';
import type { Tx } from '../../db/unit-of-work.ts';
import {
  OwnTemplateModel,
  type OwnTemplate,
} from '../../records/email-templates/own-template.model.ts';

interface Naming extends Pick<OwnTemplate, 'name' | 'ownerUserId'> {
  /** The template that may keep its current name. */
  except?: Types.ObjectId;
}

/** @throws AppError VALIDATION_FAILED at `path` if another template of this owner has the name */
export const requireFreeName = (
  tx: Tx,
  { name, ownerUserId, except }: Naming,
  path: string,
): Promise<void> =>
  requireFree(
    tx,
    OwnTemplateModel,
    { ownerUserId, nameKey: foldText(name), deletedAt: null },
    { path, except },
  );
