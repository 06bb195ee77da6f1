import { Schema, model, type Types } from 'mongoose';
import type { ReplacedSkill } from '../candidates/api/skill-uses.ts';
import type { ReplacedJobSkill } from '../jobs/api/skill-uses.ts';
import { aliasSchema, type SkillAlias } from '../../records/skills/skill.model.ts';

/** A merge of one skill into another, with the data to undo it. */
export interface SkillMerge {
  _id: Types.ObjectId;
  fromId: Types.ObjectId;
  intoId: Types.ObjectId;
  by: Types.ObjectId | null;
  at: Date;
  undoUntil: Date;
  undoneAt: Date | null;
  /** The words of the merged skill as they were. */
  aliases: SkillAlias[];
  keys: string[];
  /** Skills that had been merged into it before, and now point to the survivor. */
  followed: Types.ObjectId[];
  people: ReplacedSkill | null;
  jobs: ReplacedJobSkill | null;
}

const reference = { type: Schema.Types.ObjectId, required: true } as const;

const skillMergeSchema = new Schema<SkillMerge>({
  fromId: reference,
  intoId: reference,
  by: { type: Schema.Types.ObjectId, default: null },
  at: { type: Date, required: true },
  undoUntil: { type: Date, required: true },
  undoneAt: { type: Date, default: null },
  aliases: { type: [aliasSchema], default: [] },
  keys: { type: [String], default: [] },
  followed: { type: [Schema.Types.ObjectId], default: [] },
  people: { type: Schema.Types.Mixed, default: null },
  jobs: { type: Schema.Types.Mixed, default: null },
});
skillMergeSchema.index({ fromId: 1, at: -1 });
skillMergeSchema.index({ intoId: 1, undoUntil: -1 });
skillMergeSchema.index({ undoUntil: 1 });

export const SkillMergeModel = model<SkillMerge>('SkillMerge', skillMergeSchema, 'skill_merges');
