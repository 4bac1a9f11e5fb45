// The colors and faces of pictures that leave the app. They are those of the night whatever the reader's theme is,
// because a picture is seen elsewhere; a test compares them with the tokens of tailwind.config.ts.

export const NIGHT = {
  ground: '#070B16',
  text: '#F6EFE0',
  faintText: '#CFC6B2',
  brass: '#D8B56B',
  edge: 'rgb(232 214 170 / 0.48)',
  edgeFaint: 'rgb(232 214 170 / 0.32)',
  serif: '"Ibarra Real Nova", "Ibarra Georgia", "Ibarra Times", "Ibarra Noto", Georgia, serif',
  sans: '"Source Sans 3", "Source Sans Arial", "Source Sans Roboto", system-ui, sans-serif',
} as const;
