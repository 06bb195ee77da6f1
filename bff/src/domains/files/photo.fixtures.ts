import sharp from 'sharp';
import supertest from 'supertest';
import type { Agent } from '../../testing/agent.ts';
import type { TestApp } from '../../testing/create-test-app.ts';

/** A picture whose left half is blue and whose right half is orange. */
export const pictureBytes = (width = 400, height = 200): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#0050c8' } })
    .composite([
      {
        input: {
          create: { width: Math.ceil(width / 2), height, channels: 3, background: '#ff8c00' },
        },
        left: Math.floor(width / 2),
        top: 0,
      },
    ])
    .png()
    .toBuffer();

/** Uploads a picture as the photo at an address. */
export const putPhoto = ({ app }: TestApp, agent: Agent, address: string, bytes: Buffer) =>
  supertest(app)
    .put(`/api/v1${address}`)
    .set({
      Cookie: agent.cookie,
      'X-CSRF-Token': agent.csrfToken,
      'Content-Type': 'application/octet-stream',
    })
    .send(bytes);
