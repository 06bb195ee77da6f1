import { limits } from '@muster/contracts';
import { Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { visibleCandidates } from '../../../records/candidates/candidate-names.ts';
import type { NotificationRecord } from '../notification.model.ts';
import { cut } from '../api/notify.ts';

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
  return ({ title, body, link, many, count, subjectType, subjectId }) => {
    const text = many && count > 1 ? { ...many, body: null } : { title, body, link };
    const subject = subjectId && seen.get(subjectId.toHexString());
    // What stands for several records, and names none, is about none of them alone.
    const concernsIt = text.link === link || text.title.includes('{name}');
    if (subjectType === 'candidate' && concernsIt && !subject) return null;
    return {
      title: cut(
        text.title
          .replaceAll('{count}', String(count))
          // A function, because a name may hold what a replacement text takes for a pattern.
          .replaceAll('{name}', () => subject?.[calls] ?? ''),
        limits.notification.title,
      ),
      body: text.body,
      link: text.link,
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
