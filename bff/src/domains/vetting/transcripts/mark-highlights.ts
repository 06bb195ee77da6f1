import type { transcriptEndpoints } from '@muster/contracts';
import { updateVersioned } from '../../../db/versioned-update.ts';
import { invalidField } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { auditTranscript } from './add-transcript.ts';
import { onTranscript } from './change-transcript.ts';
import { highlightOfLine } from './highlights.ts';
import { TranscriptModel, type TranscriptRecord } from './transcript.model.ts';

/**
 * Saves the lines that a user marked for competencies; unchanged quotes keep their text. An
 * approved summary stays approved, because quotes are the transcript's own text.
 */
export const markHighlights: Service<typeof transcriptEndpoints.highlight> = (
  ctx,
  { params, body },
) =>
  onTranscript(ctx, params, async (tx, transcript) => {
    const { before, after } = await updateVersioned<TranscriptRecord>(tx, TranscriptModel, {
      filter: { _id: transcript._id },
      base: body.version,
      paths: ['highlights'],
      apply: ({ text, highlights }) => ({
        $set: {
          highlights: body.highlights.map(({ competency, line }, index) => {
            const marked =
              highlights.find((one) => one.competency === competency && one.line === line) ??
              highlightOfLine(text, competency, line);
            if (!marked) throw invalidField(`highlights[${index}].line`, 'NOT_FOUND');
            return marked;
          }),
        },
      }),
    });
    await auditTranscript(tx, before, after);
    return after;
  });
