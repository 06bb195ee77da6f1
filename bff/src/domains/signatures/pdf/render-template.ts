import type { SignatureParty } from '@muster/contracts';
import { dayInWords, dayOf } from '../../../db/calendar-day.ts';
import { agencyName } from '../../../mail/agency.ts';
import { embedFaces } from '../../../pdf/fonts.ts';
import { readWholeFile } from '../../files/api/files.ts';
import type { DocumentTemplate } from '../templates/document-template.ts';
import { fillTemplate } from '../templates/shipped-templates.ts';
import { uploadedFile } from '../templates/uploaded-pdf.ts';
import { markPlaced } from './draw-placed.ts';
import { openUploaded } from './open-uploaded.ts';
import { renderDocument } from './render-document.ts';

interface Filling {
  title: string;
  at: Date;
  values: Readonly<Record<string, string>>;
  /** The signer of each party, as far as known. */
  names: Partial<Record<SignatureParty, string>>;
  address: string | null;
  /** Shows where the parties will sign; sent documents have no marks. */
  marks: boolean;
}

/** Renders the PDF of a template before any signature. */
export async function renderTemplate(
  template: DocumentTemplate,
  { title, at, values, names, address, marks }: Filling,
): Promise<Buffer> {
  const { content, fields, parties } = template;
  if (content.kind === 'pdf') {
    const pdf = await openUploaded(await readWholeFile(await uploadedFile(content.fileId)));
    if (marks) await markPlaced(pdf, await embedFaces(pdf), content.placed, roleOf);
    return Buffer.from(await pdf.save({ useObjectStreams: false }));
  }
  const inWords = Object.entries(values).map(([key, value]) => [
    key,
    fields.some((field) => field.key === key && field.kind === 'date') && isDay(value)
      ? dayInWords(value)
      : value,
  ]);
  return renderDocument({
    title,
    agencyName: agencyName(),
    at,
    text: fillTemplate(content.body, {
      ...(Object.fromEntries(inWords) as Record<string, string>),
      'party.legal_name': names.candidate ?? '[Legal name]',
      'party.address': address ?? '[Address]',
      'agency.name': agencyName(),
      'client.name': names.client ?? (marks ? '[Client]' : ''),
      date: dayInWords(dayOf(at)),
    }),
    signers: parties.map((key) => ({ key, name: names[key] ?? '', role: roleOf(key) })),
  });
}

const isDay = (value: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(value);

/** Returns the role below the signer's name. */
function roleOf(key: SignatureParty): string {
  if (key === 'candidate') return 'Contractor';
  return key === 'agency' ? `For ${agencyName()}` : 'For the client';
}
