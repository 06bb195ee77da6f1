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

/** A notification as its reader may see it; null: it is about a record that they cannot open. */
export interface NoticeText {
  title: string;
  body: string | null;
  link: string | null;
}

/**
 * Fills in the placeholders, as the reader may see them now, with one query. `calls` selects how a
 * record is named: in the app by its name, in mails by its number.
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
    // A text for several records that names none is not about a single one.
    const concernsIt = text.link === link || text.title.includes('{name}');
    if (subjectType === 'candidate' && concernsIt && !subject) return null;
    return {
      title: cut(
        text.title
          .replaceAll('{count}', String(count))
          // A function, because a name may contain replacement patterns.
          .replaceAll('{name}', () => subject?.[calls] ?? ''),
        limits.notification.title,
      ),
      body: text.body,
      link: text.link,
    };
  };
}

/** Text of a notification whose record its reader cannot open any more. */
export const closedText: NoticeText = {
  title: 'About a record that you cannot open now',
  body: null,
  link: null,
};

const distinct = (ids: readonly Types.ObjectId[]): Types.ObjectId[] =>
  [...new Set(ids.map((id) => id.toHexString()))].map((id) => new Types.ObjectId(id));
