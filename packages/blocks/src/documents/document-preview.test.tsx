import { axeFindings, bringErrorWords, renderRemote, screen, waitFor } from '@muster/kit/testing';
import { DocumentPreview } from './document-preview.tsx';
import { PdfProblem, type OpenPdf } from './pdf-document.types.ts';
import { PdfPages } from './pdf-pages.tsx';

/** A PDF of three pages with known text; real rendering is tested in a browser. */
const threePages: OpenPdf = () =>
  Promise.resolve({
    pageCount: 3,
    page: (number) =>
      Promise.resolve({
        width: 600,
        height: 800,
        draw: () => Promise.resolve(),
        writeText: (container) => {
          container.textContent = `Words of page ${number}`;
          return Promise.resolve();
        },
      }),
    close: () => undefined,
  });
const bytes = new Blob(['%PDF'], { type: 'application/pdf' });

test('the pages of a PDF are read, rotated and enlarged with the keyboard', async () => {
  const { user, container } = renderRemote(<PdfPages bytes={bytes} name="CV" open={threePages} />);
  expect(await screen.findByText('Words of page 3')).toBeInTheDocument();
  expect(screen.getByText('Page 1 of 3')).toBeVisible();
  expect(await axeFindings(container)).toEqual([]);
  screen.getByRole('region', { name: 'Pages of CV' }).focus();
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(screen.getByText('Page 3 of 3')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Next page' })).toBeDisabled();
  await user.keyboard('+');
  expect(screen.getByText('125 %')).toBeVisible();
  await user.keyboard('0');
  expect(screen.getByText('100 %')).toBeVisible();
});

test('a page shows a grey skeleton until it is drawn', async () => {
  let draw = () => undefined as void;
  const drawing = new Promise<void>((resolve) => (draw = resolve));
  const slow: OpenPdf = async (file) => {
    const pdf = await threePages(file);
    const page = (number: number) =>
      pdf.page(number).then((one) => ({ ...one, draw: () => drawing }));
    return { ...pdf, pageCount: 1, page };
  };
  const { container } = renderRemote(<PdfPages bytes={bytes} name="CV" open={slow} />);
  await screen.findByText('Words of page 1');
  expect(container.querySelector('[data-page="1"]')).toHaveAttribute('data-awaited');
  draw();
  await waitFor(() =>
    expect(container.querySelector('[data-page="1"]')).not.toHaveAttribute('data-awaited'),
  );
});

test('a place on a page is marked, scaled to the page', async () => {
  const { container } = renderRemote(
    <PdfPages
      bytes={bytes}
      name="CV"
      open={threePages}
      highlights={[{ page: 2, x: 50, y: 100, width: 200, height: 12 }]}
    />,
  );
  await screen.findByText('Words of page 2');
  const box = container.querySelector<HTMLElement>('[data-page="2"] .box');
  expect(box?.style).toMatchObject({ left: '50px', top: '100px', width: '200px', height: '12px' });
  expect(container.querySelectorAll('.box')).toHaveLength(1);
});

test('a PDF with a password says so', async () => {
  renderRemote(
    <PdfPages bytes={bytes} name="CV" open={() => Promise.reject(new PdfProblem('locked'))} />,
  );
  expect(await screen.findByText('This PDF is protected with a password.')).toBeVisible();
});

test('plain text is shown as it is; a failed download can be retried', async () => {
  // Loads the texts of errors, as the code that passes on a server error does.
  await bringErrorWords();
  let fails = true;
  const load = () =>
    fails
      ? Promise.reject(Object.assign(new Error(), { code: 'ATTACHMENT_SCAN_PENDING', status: 425 }))
      : Promise.resolve(new Blob(['First line\nSecond line']));
  const { user } = renderRemote(<DocumentPreview name="Notes" type="text/plain" load={load} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('still being checked');
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'Text of Notes' })).toHaveTextContent(
      'First line Second line',
    ),
  );
});

test('a file type without a preview is not downloaded', () => {
  const load = jest.fn();
  renderRemote(<DocumentPreview name="Work" type="application/zip" load={load} />);
  expect(screen.getByText(/no preview/)).toBeVisible();
  expect(load).not.toHaveBeenCalled();
});
