import { rgb, type PDFDocument, type PDFFont, type PDFPage } from '@cantoo/pdf-lib';
import { ticked, type PlacedField, type PlacedFieldKind } from '@muster/contracts';
import { dayInWords, dayOf } from '../../../db/calendar-day.ts';
import type { Faces } from '../../../pdf/fonts.ts';
import { ink, quietInk, wrapped } from '../../../pdf/page-writer.ts';
import type { Party } from '../signature-document.model.ts';
import { drawHand, drawSignature, type Box } from './draw-signature.ts';
import { drawAsShown, shownSize } from './shown-page.ts';

const accent = rgb(0.29, 0.31, 0.83);

/** Draws the parties' entries and signatures at their places on the pages. */
export async function drawPlaced(
  pdf: PDFDocument,
  faces: Faces,
  placed: readonly PlacedField[],
  parties: readonly Party[],
): Promise<void> {
  for (const field of placed) {
    const party = parties.find(({ key }) => key === field.party);
    if (party?.signature)
      await onPage(pdf, field, (page, box) => drawField(page, faces, field, { party, box }));
  }
}

/** Marks the places, with their content and the party that fills them in. */
export async function markPlaced(
  pdf: PDFDocument,
  faces: Faces,
  placed: readonly PlacedField[],
  roleOf: (party: PlacedField['party']) => string,
): Promise<void> {
  for (const field of placed)
    await onPage(pdf, field, (page, box) => {
      page.drawRectangle({
        ...box,
        color: accent,
        opacity: 0.12,
        borderColor: accent,
        borderWidth: 0.8,
      });
      const words = `${field.label || kindNames[field.kind]} · ${roleOf(field.party)}`;
      drawFitting(page, faces.regular, words, box);
    });
}

const kindNames: Readonly<Record<PlacedFieldKind, string>> = {
  signature: 'Signature',
  initials: 'Initials',
  name: 'Name',
  date: 'Date',
  text: 'Text',
  checkbox: 'Box to tick',
};

async function onPage(
  pdf: PDFDocument,
  { page: number, x, y, width, height }: PlacedField,
  draw: (page: PDFPage, box: Box) => void | Promise<void>,
): Promise<void> {
  const page = pdf.getPage(number - 1);
  const box = { x, y: shownSize(page).height - y - height, width, height };
  await drawAsShown(page, () => draw(page, box));
}

async function drawField(
  page: PDFPage,
  faces: Faces,
  { key, kind }: PlacedField,
  { party, box }: { party: Party; box: Box },
): Promise<void> {
  const { signature, signedAt, name, entries } = party;
  if (!signature || !signedAt) return;
  if (kind === 'signature') await drawSignature(page, faces, signature, box);
  else if (kind === 'initials') drawHand(page, faces, initialsOf(nameIn(party)), box);
  else if (kind === 'name') drawFitting(page, faces.regular, name, box);
  else if (kind === 'date') drawFitting(page, faces.regular, dayInWords(dayOf(signedAt)), box);
  else if (kind === 'text') drawFitting(page, faces.regular, entries?.[key] ?? '', box);
  else drawTick(page, box, entries?.[key] === ticked);
}

const nameIn = ({ signature, name }: Party): string =>
  signature?.kind === 'typed' ? signature.name : name;

/** Returns the initials of a name. */
const initialsOf = (name: string): string =>
  name
    .split(/[\s-]/)
    .map((word) => [...word][0]?.toUpperCase() ?? '')
    .join('')
    .slice(0, 4);

const largest = 11;
const smallest = 5;

/**
 * Draws text as large as its box allows; text that does not fit at the smallest size overflows
 * below.
 */
function drawFitting(
  page: PDFPage,
  font: PDFFont,
  text: string,
  { x, y, width, height }: Box,
): void {
  const inner = width - 4;
  let size = largest;
  let lines = wrapped(text, font, size, inner);
  while (size > smallest && lines.length * size * 1.25 > height) {
    size -= 0.5;
    lines = wrapped(text, font, size, inner);
  }
  const block = lines.length * size * 1.25;
  const top = y + height - Math.max(0, (height - block) / 2);
  for (const [index, line] of lines.entries())
    page.drawText(line, {
      x: x + 2,
      y: top - size - index * size * 1.25,
      font,
      size,
      color: ink,
    });
}

function drawTick(page: PDFPage, { x, y, width, height }: Box, isTicked: boolean): void {
  const side = Math.min(width, height);
  page.drawRectangle({ x, y, width: side, height: side, borderColor: quietInk, borderWidth: 1 });
  if (!isTicked) return;
  const at = (u: number, v: number) => ({ x: x + side * u, y: y + side * v });
  const stroke = { thickness: Math.max(1, side / 8), color: ink };
  page.drawLine({ start: at(0.2, 0.5), end: at(0.42, 0.24), ...stroke });
  page.drawLine({ start: at(0.42, 0.24), end: at(0.82, 0.8), ...stroke });
}
