import { cropOf, withinPicture, wholePicture } from './crop.ts';

const wide = { width: 400, height: 200 };

it('uses the largest centred square unless another is chosen', () => {
  expect(cropOf(wide, wholePicture)).toEqual({ left: '0.25', top: '0', side: '1' });
});

it('keeps the chosen crop within the picture', () => {
  const beyond = withinPicture(wide, { zoom: 2, x: 1.4, y: -1 });
  expect(cropOf(wide, beyond)).toEqual({ left: '0.75', top: '0', side: '0.5' });
});
