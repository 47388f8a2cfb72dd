import { servePages } from './built-pages.ts';

export interface Gallery {
  readonly url: (state: string, language: string) => string;
  close(): Promise<void>;
}

/** The page that shows every state of the scoreboard from fixtures. */
export async function openGallery(): Promise<Gallery> {
  const { address, close } = await servePages('gallery');
  return { url: (state, language) => `${address}gallery/#${state}/${language}`, close };
}
