import type { Paper } from './paper.ts';

export const spanish: Paper = {
  lang: 'es',
  top: ['Estados Unidos Mexicanos', 'Registro Civil del Estado de Jalisco'],
  title: 'Acta de Nacimiento',
  fields: [
    ['Nombre', 'n:María Ángeles Muñoz Peña'],
    ['Fecha de nacimiento', 'd:23 de agosto de 1991'],
    ['Hora', '06:20'],
    ['CURP', '#:MUPA910823MJCXXN07'],
    ['Lugar de nacimiento', 'Tlaquepaque, Jalisco'],
    ['Número de acta', '#:00457'],
  ],
  columns: [
    [
      ['Padre', 'n:José Íñigo Muñoz Güemes'],
      ['Nacionalidad', 'Mexicana'],
      ['Edad', '#:34 años'],
    ],
    [
      ['Madre', 'n:Concepción Peña Ibáñez'],
      ['Nacionalidad', 'Española'],
      ['Edad', '#:29 años'],
    ],
  ],
  text: 'En nombre de la República certifico que en el libro {#:0003}, foja {#:118}, se encuentra asentada el acta de {n:María Ángeles Muñoz Peña}, registrada el {d:2 de septiembre de 1991} por {n:Ramón Zúñiga Cedeño}, abuelo materno. ¿Presentado vivo? Sí. Doy fe.',
  table: [
    ['Anotación', 'Fecha', 'Folio', 'Derechos'],
    ['Matrimonio', 'd:14/05/2016', '#:77812', '#:$1,250.00'],
    ['Corrección', 'd:09/10/2020', '#:80345', '#:$98.50'],
  ],
  seal: 'OFICIALÍA DEL REGISTRO CIVIL',
  signer: 'n:Begoña Núñez Jiménez',
};
