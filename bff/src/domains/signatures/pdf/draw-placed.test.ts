import { PDFDocument, PDFName, degrees } from '@cantoo/pdf-lib';
import type { PlacedField, PlacedFieldKind } from '@muster/contracts';
import { Types } from 'mongoose';
import { embedFaces } from '../../../pdf/fonts.ts';
import { closeTextExtraction, extractText } from '../../../text-extraction/extract-text.ts';
import type { Party } from '../signature-document.model.ts';
import { drawPlaced } from './draw-placed.ts';
import { openUploaded } from './open-uploaded.ts';
import { shownSize } from './shown-page.ts';

/** Creates a page as other programs make it: rotated, cropped, its own content left scaled. */
async function sheet(turn: number): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([500, 700]);
  page.setCropBox(20, 30, 400, 600);
  page.setRotation(degrees(turn));
  // A graphics state that the PDF's producer left open must not move what is drawn on it.
  const open = pdf.context.flateStream('0.5 0 0 0.5 40 40 cm');
  page.node.set(PDFName.of('Contents'), pdf.context.register(open));
  return Buffer.from(await pdf.save());
}

afterAll(closeTextExtraction);

const place = (kind: PlacedFieldKind, x: number, y: number): PlacedField => ({
  key: kind,
  party: 'candidate',
  kind,
  label: '',
  page: 1,
  required: true,
  x,
  y,
  width: 150,
  height: 40,
});
const party: Party = {
  key: 'candidate',
  userId: new Types.ObjectId(),
  email: null,
  name: 'Inês Duarte',
  status: 'signed',
  viewedAt: null,
  signedAt: new Date('2026-11-02T10:00:00Z'),
  signature: { kind: 'typed', name: 'Inês Duarte' },
  consentVersion: '1',
  entries: { text: 'Since May' },
  ip: null,
  userAgent: null,
  identity: null,
};

it.each([0, 90, 180, 270])(
  'draws fields upright and in place on a page that is rotated by %i degrees',
  async (turn) => {
    const pdf = await openUploaded(await sheet(turn));
    const placed = [place('signature', 60, 80), place('date', 220, 150), place('text', 60, 300)];
    await drawPlaced(pdf, await embedFaces(pdf), placed, [party]);
    const { width, height } = shownSize(pdf.getPage(0));
    // Text that is vertical or upside down would be left out or begin at its other end.
    const read = await extractText(await pdf.save(), 'application/pdf');
    expect(read?.pages).toMatchObject([{ width, height }]);
    expect([width, height]).toEqual(turn % 180 === 0 ? [400, 600] : [600, 400]);
    const texts = ['Inês Duarte', '2 Nov 2026', 'Since May'];
    for (const [index, { x, y }] of placed.entries()) {
      const shown = read?.lines.find(({ text }) => text.startsWith(texts[index] ?? '?'));
      expect(shown?.x).toBeGreaterThanOrEqual(x);
      expect(shown?.x).toBeLessThan(x + 10);
      expect(shown?.y).toBeGreaterThan(y);
      expect(shown?.y).toBeLessThan(y + 40);
    }
  },
);
