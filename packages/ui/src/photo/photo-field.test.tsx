import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { limits } from '@muster/contracts';
import { axeFindings } from '../testing/axe-findings.ts';
import { renderUi } from '../testing/render-ui.tsx';
import { PhotoField } from './photo-field.tsx';
import type { PhotoFieldProps } from './photo.types.ts';

const photo = '/api/v1/users/64b0000000000000000000c2/photo/64b0000000000000000000f1';
const picture = (bytes = 10) => new File([new Uint8Array(bytes)], 'me.png', { type: 'image/png' });

// jsdom cannot load pictures.
const { createObjectURL, revokeObjectURL } = URL;
beforeAll(() => {
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
});
afterAll(() => Object.assign(URL, { createObjectURL, revokeObjectURL }));

function open(props: Partial<PhotoFieldProps> = {}) {
  const sent: unknown[] = [];
  const { container } = renderUi(
    <PhotoField
      name="Joana Winter"
      help="Colleagues see it."
      onSet={(file, crop) => {
        sent.push([file.name, crop]);
        return Promise.resolve(null);
      }}
      onRemove={() => Promise.resolve(null)}
      {...props}
    />,
  );
  return { container, sent, user: userEvent.setup() };
}

/** Simulates a browser that has loaded the picture. */
async function loaded(width: number, height: number) {
  const image = await screen.findByRole('img', { name: /part of the picture/ });
  Object.defineProperties(image, {
    naturalWidth: { value: width },
    naturalHeight: { value: height },
  });
  fireEvent.load(image);
}

test('a picture is cropped with sliders that the keyboard reaches, and saved', async () => {
  const { container, sent, user } = open();
  await user.upload(await screen.findByLabelText('Photo', { selector: 'input' }), picture());
  await loaded(400, 200);
  expect(screen.getByRole('slider', { name: 'Up and down' })).toBeDisabled();
  fireEvent.change(screen.getByRole('slider', { name: 'Zoom' }), { target: { value: '2' } });
  fireEvent.change(screen.getByRole('slider', { name: 'Left to right' }), {
    target: { value: '1' },
  });
  expect(screen.getByRole('slider', { name: 'Up and down' })).toBeEnabled();
  expect(await axeFindings(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Use this photo' }));
  await waitFor(() =>
    expect(sent).toEqual([['me.png', { left: '0.75', top: '0.25', side: '0.5' }]]),
  );
  expect(await screen.findByRole('button', { name: 'Choose a photo' })).toBeVisible();
});

test('a file that is too large, no picture, or refused is reported at the field', async () => {
  const { sent, user } = open({ onSet: () => Promise.resolve('Save it again.') });
  const input = await screen.findByLabelText('Photo', { selector: 'input' });
  await user.upload(input, picture(limits.file.image + 1));
  expect(screen.getByRole('alert')).toHaveTextContent('larger than 5 MB');
  await user.upload(input, picture());
  fireEvent.error(await screen.findByRole('img', { name: /part of the picture/ }));
  expect(screen.getByRole('alert')).toHaveTextContent('cannot be opened');
  await user.upload(input, picture());
  await loaded(200, 200);
  await user.click(screen.getByRole('button', { name: 'Use this photo' }));
  expect(await screen.findByText('Save it again.')).toHaveAttribute('role', 'alert');
  expect(sent).toEqual([]);
});

test('a photo is shown large enough, and removed', async () => {
  let isGone = false;
  const onRemove = () => {
    isGone = true;
    return Promise.resolve(null);
  };
  const { container, user } = open({ photo, onRemove });
  const remove = await screen.findByRole('button', { name: 'Remove photo' });
  expect(container.querySelector('img')).toHaveAttribute('src', `${photo}?size=large`);
  await user.click(remove);
  await waitFor(() => expect(isGone).toBe(true));
});
