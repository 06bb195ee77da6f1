import { limits } from '@muster/contracts';
import { Types } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import { visibleCandidates } from '../candidates/candidate-names.service.ts';
import type { NotificationRecord } from './notification.model.ts';
import { cut } from './notify.service.ts';

type Written = Pick<
  NotificationRecord,
  'title' | 'body' | 'link' | 'many' | 'count' | 'subjectType' | 'subjectId'
>;

/** A message as its reader may know it; null: it is about a record that they cannot open. */
export interface NoticeText {
  title: string;
  body: string | null;
  link: string | null;
}

/**
 * Fills in what messages leave open, as the reader may know it now, with one query. `calls` says
 * what a record is called: in the product by its name, in mails by its number.
 */
export async function readTexts(
  actors: readonly Actor[],
  messages: readonly Written[],
  calls: 'name' | 'number',
): Promise<(message: Written) => NoticeText | null> {
  const subjects = messages.flatMap(({ subjectType, subjectId }) =>
    subjectType === 'candidate' && subjectId ? [subjectId] : [],
  );
  const seen = await visibleCandidates(actors, distinct(subjects));
  return (message) => {
    const { many, count, subjectType, subjectId } = message;
    if (many && count > 1)
      return {
        title: many.title.replaceAll('{count}', String(count)),
        body: null,
        link: many.link,
      };
    const subject = subjectId && seen.get(subjectId.toHexString());
    if (subjectType === 'candidate' && !subject) return null;
    // A function, because a name may hold what a replacement text takes for a pattern.
    const title = message.title.replaceAll('{name}', () => subject?.[calls] ?? '');
    return {
      title: cut(title, limits.notification.title),
      body: message.body,
      link: message.link,
    };
  };
}

/** What is left of a message whose record its reader cannot open any more. */
export const closedText: NoticeText = {
  title: 'About a record that you cannot open now',
  body: null,
  link: null,
};

const distinct = (ids: readonly Types.ObjectId[]): Types.ObjectId[] =>
  [...new Set(ids.map((id) => id.toHexString()))].map((id) => new Types.ObjectId(id));
