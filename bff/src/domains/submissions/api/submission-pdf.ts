import { PDFDocument, rgb } from '@cantoo/pdf-lib';
import type { ClientView, Paper } from '@muster/contracts';
import { embedFaces } from '../../../pdf/fonts.ts';
import {
  PageWriter,
  letterSize,
  margin,
  pageSize,
  quietInk,
  type PageSize,
} from '../../../pdf/page-writer.ts';
import {
  answerLines,
  availabilityLines,
  dayInDocument,
  educationLine,
  factsOf,
  paragraphsOf,
  periodOf,
  skillLines,
} from '../pdf/view-lines.ts';

const sizes: Readonly<Record<Paper, PageSize>> = { a4: pageSize, letter: letterSize };

interface SubmissionPdf {
  /** Already serialised for its reader: the document shows nothing else of the candidate. */
  view: ClientView;
  jobTitle: string;
  agencyName: string;
  /** Colour of the line above the first page: `#1f5fbf`. */
  brandColor: string;
  version: number;
  submittedAt: Date;
  paper: Paper;
}

/** Renders the submitted profile as a PDF with searchable text. */
export async function renderSubmission(shown: SubmissionPdf): Promise<Buffer> {
  const { view, jobTitle, agencyName, brandColor, version, submittedAt, paper } = shown;
  const pdf = await PDFDocument.create();
  pdf.setTitle(`${view.name}, ${jobTitle}`);
  pdf.setLanguage('en');
  pdf.setProducer('Muster');
  pdf.setCreator(agencyName);
  pdf.setCreationDate(submittedAt);
  pdf.setModificationDate(submittedAt);
  const faces = await embedFaces(pdf);
  const writer = new PageWriter(pdf, faces, sizes[paper]);
  drawBrand(pdf, sizes[paper], brandColor);
  writer.text(agencyName, { size: 9, quiet: true });
  writer.text(view.name, { font: faces.bold, size: 20, before: 6 });
  if (view.headline) writer.text(view.headline, { size: 12, before: 2 });
  writer.text(`For ${jobTitle}`, { before: 2 });
  writer.text(factsOf(view).join('  ·  '), { quiet: true, before: 6 });
  writeParts(writer, view);
  footAllPages(
    pdf,
    `${agencyName}  ·  submitted ${dayInDocument(submittedAt.toISOString())}, version ${version}`,
    (page) => `${page} of ${pdf.getPageCount()}`,
    faces.regular,
  );
  return Buffer.from(await pdf.save());

  function writeParts(to: PageWriter, { introduction, bio, experience, education }: ClientView) {
    part(to, 'Introduction', introduction ? paragraphsOf(introduction) : []);
    part(to, 'Profile', bio ? paragraphsOf(bio) : []);
    part(to, 'Answers', answerLines(view));
    part(to, 'Skills', skillLines(view), true);
    part(to, 'Availability', availabilityLines(view), true);
    if (experience.length > 0) to.heading('Experience');
    for (const one of experience) {
      const { title, company, description } = one;
      to.text(`${title}, ${company ?? 'employer not named'}`, { font: faces.bold, before: 6 });
      to.text(periodOf(one), { quiet: true, size: 9.5 });
      if (description) to.text(description, { before: 2 });
    }
    part(to, 'Education', education.map(educationLine), true);
  }
}

/** Draws a line in the agency's colour at the top of the first page. */
function drawBrand(pdf: PDFDocument, { width, height }: PageSize, brandColor: string): void {
  const y = height - margin + 10;
  pdf.getPage(0).drawLine({
    start: { x: margin, y },
    end: { x: width - margin, y },
    thickness: 3,
    color: colorOf(brandColor),
  });
}

function colorOf(hex: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255,
  );
  return rgb(red, green, blue);
}

function part(writer: PageWriter, title: string, lines: readonly string[], isDense = false): void {
  if (lines.length === 0) return;
  writer.heading(title);
  for (const line of lines) writer.text(line, { before: isDense ? 2 : 5 });
}

/** Adds agency, version and page number to every page, so that a saved file identifies itself. */
function footAllPages(
  pdf: PDFDocument,
  left: string,
  right: (page: number) => string,
  font: Awaited<ReturnType<typeof embedFaces>>['regular'],
): void {
  const size = 8;
  for (const [index, page] of pdf.getPages().entries()) {
    const count = right(index + 1);
    const end = page.getWidth() - margin - font.widthOfTextAtSize(count, size);
    page.drawText(left, { x: margin, y: 28, size, font, color: quietInk });
    page.drawText(count, { x: end, y: 28, size, font, color: quietInk });
  }
}
