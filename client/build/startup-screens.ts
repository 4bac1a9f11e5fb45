// The startup images that iPhones and iPads show while the installed app starts: one for each
// screen size.

/**
 * Portrait screen sizes in CSS pixels: seven of iPhones and one of an iPad. A device of another size, such as 428 by
 * 926, shows no image.
 */
export const STARTUP_SCREENS = [
  { width: 375, height: 667, ratio: 2 },
  { width: 375, height: 812, ratio: 3 },
  { width: 390, height: 844, ratio: 3 },
  { width: 393, height: 852, ratio: 3 },
  { width: 402, height: 874, ratio: 3 },
  { width: 430, height: 932, ratio: 3 },
  { width: 440, height: 956, ratio: 3 },
  { width: 820, height: 1180, ratio: 2 },
] as const;
export type StartupScreen = (typeof STARTUP_SCREENS)[number];

/** The image's path relative to the site's root, without a leading slash. */
export function startupPicture({ width, height, ratio }: StartupScreen): string {
  return `icons/startup-${width * ratio}x${height * ratio}.png`;
}

/** The `<link>` element by which a device selects its image. */
export function startupLink(screen: StartupScreen): string {
  const { width, height, ratio } = screen;
  const media = `(device-width: ${width}px) and (device-height: ${height}px) and (-webkit-device-pixel-ratio: ${ratio}) and (orientation: portrait)`;
  return `<link rel="apple-touch-startup-image" media="${media}" href="/${startupPicture(screen)}">`;
}
