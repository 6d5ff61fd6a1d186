import { sitePicture, type SitePicture } from '#shared/schemas/site.ts';
import { uploadFile } from './upload.ts';

/** Uploads a picture of the site; answers its name and size as it is served. Throws SITE_PICTURE. */
export function uploadPicture(use: 'logo' | 'favicon', file: File): Promise<SitePicture> {
  return uploadFile({ url: `/files/site-pictures/${use}`, file, parse: (answer) => sitePicture.parse(answer) });
}
