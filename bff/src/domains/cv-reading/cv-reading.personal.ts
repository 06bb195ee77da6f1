import { Types } from 'mongoose';
import type { PersonalRecords } from '../../personal/personal-records.ts';
import { ExtractionReviewModel } from './extraction-review.model.ts';
import { SuggestionDecisionModel } from './suggestions/suggestion-decision.model.ts';

const idsOf = (undo: Record<string, unknown>, key: string): Types.ObjectId[] =>
  Array.isArray(undo[key]) ? undo[key].map((id) => new Types.ObjectId(String(id))) : [];

/** Reviews move with their attachments; an applied review cannot be undone on another record. */
export const personalReviews: PersonalRecords = {
  name: 'cvReviews',
  move: async ({ session }, { from, to }) => {
    const reviews = await ExtractionReviewModel.find(
      { candidateId: from },
      { _id: 1 },
      { session },
    );
    const ids = reviews.map(({ _id }) => _id);
    await ExtractionReviewModel.updateMany(
      { _id: { $in: ids } },
      { $set: { candidateId: to } },
      { session },
    );
    return { count: ids.length, undo: { ids: ids.map(String) } };
  },
  moveBack: async ({ session }, { from, to }, undo) => {
    await ExtractionReviewModel.updateMany(
      { _id: { $in: idsOf(undo, 'ids') }, candidateId: to },
      { $set: { candidateId: from } },
      { session },
    );
  },
  collect: async (candidateId) => {
    const reviews = await ExtractionReviewModel.find({ candidateId }).sort({ createdAt: 1 }).lean();
    return reviews.map(({ createdAt, status, engine, proposals }) => ({
      readAt: createdAt.toISOString(),
      status,
      engine,
      found: proposals.map(({ kind, fields, edited, decision }) => ({
        kind,
        decision,
        says: edited ?? fields,
      })),
    }));
  },
  erase: async ({ session }, candidateId) => {
    await ExtractionReviewModel.deleteMany({ candidateId }, { session });
  },
};

/** Decisions on wording move with their entries. */
export const personalSuggestions: PersonalRecords = {
  name: 'experienceSuggestions',
  move: async ({ session }, { from, to }) => {
    const rows = await SuggestionDecisionModel.find({ candidateId: from }, { _id: 1 }, { session });
    const ids = rows.map(({ _id }) => _id);
    await SuggestionDecisionModel.updateMany(
      { _id: { $in: ids } },
      { $set: { candidateId: to } },
      { session },
    );
    return { count: ids.length, undo: { ids: ids.map(String) } };
  },
  moveBack: async ({ session }, { from, to }, undo) => {
    await SuggestionDecisionModel.updateMany(
      { _id: { $in: idsOf(undo, 'ids') }, candidateId: to },
      { $set: { candidateId: from } },
      { session },
    );
  },
  collect: async (candidateId) => {
    const rows = await SuggestionDecisionModel.find({ candidateId }).sort({ decidedAt: 1 }).lean();
    return rows.map(({ kind, status, before, after, decidedAt }) => ({
      kind,
      status,
      before,
      after,
      decidedAt: decidedAt.toISOString(),
    }));
  },
  erase: async ({ session }, candidateId) => {
    await SuggestionDecisionModel.deleteMany({ candidateId }, { session });
  },
};
