import type { Types } from 'mongoose';
import { foldText } from '../../db/fold-text.ts';
import type { Tx } from '../../db/unit-of-work.ts';
import { invalidField } from '../../http/app-error.ts';
import { OwnTemplateModel, type OwnTemplate } from './own-template.model.ts';

interface Naming extends Pick<OwnTemplate, 'name' | 'ownerUserId'> {
  /** The template that may keep its own name. */
  except?: Types.ObjectId;
}

/** @throws AppError VALIDATION_FAILED at `path` where another of this owner is called so */
export async function requireFreeName(
  { session }: Tx,
  { name, ownerUserId, except }: Naming,
  path: string,
): Promise<void> {
  const taken = await OwnTemplateModel.exists({
    ...{ ownerUserId, nameKey: foldText(name), deletedAt: null },
    ...(except && { _id: { $ne: except } }),
  }).session(session);
  if (taken) throw invalidField(path, 'NOT_UNIQUE');
}
