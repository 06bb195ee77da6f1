import type { ChatMessage, ChatRecord, ChatThread } from '@muster/contracts';
import type { RecordOption } from '../composer/record-picker.tsx';

type Subject = { subjectType: 'candidate' | 'company'; subjectId: string };

/**
 * Returns the record that a message is most likely about: one that it links to, or the
 * conversation's.
 */
export function likelyRecord(thread: ChatThread, message: ChatMessage): RecordOption | null {
  const record = [...message.links, ...(thread.subject ? [thread.subject] : [])].find(
    ({ type, label }) => label !== null && (type === 'candidate' || type === 'company'),
  );
  return record ? optionOf(record) : null;
}

const optionOf = (record: ChatRecord): RecordOption => ({
  value: `${record.type}:${record.id}`,
  label: record.label ?? '',
  record,
});

/** Returns the record for a task or note; with no choice the id is empty, which is refused. */
export function subjectOf(chosen: string | null): Subject {
  const [type, id = ''] = chosen?.split(':') ?? [];
  return { subjectType: type === 'company' ? 'company' : 'candidate', subjectId: id };
}
