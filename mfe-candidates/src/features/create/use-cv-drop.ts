import {
  attachmentEndpoints,
  cvReadingEndpoints,
  type CvFactField,
  type CvFacts,
} from '@muster/contracts';
import { useOneFile } from '@muster/blocks';
import { callEndpoint, usePlatform } from '@muster/kit';

type Facts = CvFacts['facts'];

/**
 * Handles a CV dropped on a form: uploads and reads it, and attaches it to the new record later.
 */
export function useCvDrop(onFacts: (facts: Facts) => void) {
  const platform = usePlatform();
  const { state, take, clear } = useOneFile({
    purpose: 'document',
    use: async (id, signal) => {
      const found = await callEndpoint(
        platform,
        cvReadingEndpoints.facts,
        { params: { id } },
        signal,
      );
      return { ...found, fileId: id };
    },
    onDone: ({ facts }) => onFacts(facts),
  });
  const read = state.step === 'done' ? state.result : null;
  return {
    state,
    take,
    clear,
    /** The line of the CV that states a field's value. */
    factOf: (field: CvFactField) => read?.facts.find((fact) => fact.field === field) ?? null,
    /** Attaches the CV to the new record and starts to read it in full; returns the attachment. */
    attach: async (candidateId: string): Promise<string | null> => {
      if (!read) return null;
      const { attachment } = await callEndpoint(platform, attachmentEndpoints.attachToCandidate, {
        params: { id: candidateId },
        body: { fileId: read.fileId, type: 'cv', primary: true },
      });
      await callEndpoint(platform, cvReadingEndpoints.extract, {
        params: { id: attachment.id },
        body: {},
      });
      return attachment.id;
    },
  };
}
export type CvDrop = ReturnType<typeof useCvDrop>;
