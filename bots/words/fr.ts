/** What people are told of a level: how it plays, behind "who". */
export const levelsFr: { readonly [level: string]: string } = {
  rookie: 'fait tout ce qui est permis, au hasard',
  winger: "regarde un coup d'avance et se trompe souvent par inattention",
  anchor: 'réfléchit un peu',
  libero: 'réfléchit un bon moment',
  maestro: 'réfléchit aussi longtemps que cela sert',
};
