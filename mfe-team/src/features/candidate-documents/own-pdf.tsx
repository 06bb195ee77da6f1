import type { SignatureDocument } from '@muster/contracts';
import { FaultNotices } from '../../shared/placing/fault-notices.tsx';
import { PlacesCard } from '../../shared/placing/places-card.tsx';
import type { DocumentZodForm } from './document-values.ts';

interface OwnPdfProps {
  form: DocumentZodForm;
  document: SignatureDocument;
  upload: NonNullable<SignatureDocument['upload']>;
}

/** The pages of a PDF used for one document, and where its parties sign. */
export function OwnPdf({ form, document, upload: { pages } }: OwnPdfProps) {
  const { parties = [], placed = [] } = form.values;
  return (
    <>
      <FaultNotices
        template={{ source: 'pdf', pages }}
        values={{ body: '', fields: [], parties, placed }}
      />
      <PlacesCard
        pdf={{
          name: document.title,
          pages,
          url: `/api/v1/signature-documents/${document.id}/source`,
        }}
        parties={parties}
        placed={placed}
        onChange={(next) => form.applyPatch({ placed: next })}
      />
    </>
  );
}
