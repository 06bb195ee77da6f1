import {
  bulkMailWordsSchema,
  type BulkMailAnswer,
  type ReplyTarget,
  type TemplateFile,
} from '@muster/contracts';
import { atOnce, momentOf, type BroughtFiles, type SendMoment } from '@muster/blocks';
import { useZodForm } from '@muster/ui';

export interface BulkMailValues extends SendMoment, Record<string, unknown> {
  subject: string;
  text: string;
  templateId: string | null;
  reason: string;
  fileIds: string[];
  templateFiles: readonly TemplateFile[];
  sender: string | null;
  repliesTo: ReplyTarget;
  copyIds: string[];
}

const initialValues: BulkMailValues = {
  subject: '',
  text: '',
  templateId: null,
  reason: '',
  fileIds: [],
  templateFiles: [],
  sender: null,
  repliesTo: 'record',
  copyIds: [],
  ...atOnce,
};

/** Form for a bulk mail; the dry run decides whether it needs a reason. */
export const useBulkMailForm = (
  brought: Pick<BroughtFiles, 'ids'>,
  rehearsal: BulkMailAnswer | undefined,
) =>
  useZodForm({
    schema: bulkMailWordsSchema,
    initialValues,
    mapPath: (path) => (path === 'sendAt' ? 'day' : path.replace(/^copyIds\..*$/, 'copyIds')),
    prepare: (values: BulkMailValues) => ({
      subject: values.subject,
      text: values.text,
      templateId: values.templateId,
      sendAt: momentOf(values),
      fileIds: brought.ids,
      templateFileIds: values.templateFiles.map(({ id }) => id),
      sender: values.sender,
      repliesTo: values.repliesTo,
      copyIds: values.copyIds,
      // Sent where needed; the server reports if it is missing.
      reason: rehearsal?.needsApproval ? values.reason || null : null,
    }),
  });
export type BulkMailForm = ReturnType<typeof useBulkMailForm>;
