import type { Translated } from '../areas.ts';
import type { messages as english } from '../en/mails.ts';

export const messages = {
  hello: 'Hola:',
  helloName: 'Hola, {name}:',
  buttonFails: 'Si el botón no funciona, copie este enlace en su navegador:',
  disclaimer:
    'Somos una empresa privada. No estamos afiliados al USCIS ni a ninguna otra agencia gubernamental, no contamos con su respaldo y no damos asesoría legal.',
  unknownKind: 'Documento personal',
  facts: {
    document: 'Documento',
    file: 'Su archivo',
    code: 'Código de verificación',
    reason: 'Motivo',
    newAddress: 'Nueva dirección',
  },
  shared: {
    confirmExpires:
      'El enlace funciona una sola vez y caduca en {days, plural, one {# día} many {# días} other {# días}}.',
    resetExpires:
      'El enlace funciona una sola vez y caduca en {hours, plural, one {# hora} many {# horas} other {# horas}}.',
    notRequested: 'Si usted no hizo ni solicitó este cambio, cambie su contraseña de inmediato y escriba a {email}.',
    choosePassword:
      'Si no fue usted, elija una contraseña nueva de inmediato. Así se cierran todas las sesiones de su cuenta:',
    lockedOut: 'Si ya no puede entrar, escriba a {email}.',
    newPassword: 'Elegir una contraseña nueva',
    openDocument: 'Abrir su documento',
    openTranslation: 'Abrir su traducción',
    checkCode: 'Quien reciba la traducción puede comprobar aquí su código de verificación:',
    ready: 'Su traducción está lista: {kind}',
    corrected: 'Su traducción corregida está lista',
  },
  confirm: {
    subject: 'Confirme su dirección de correo electrónico',
    text: 'Gracias por crear una cuenta en {brand}. Confirme que esta dirección es suya. Después podrá iniciar sesión.',
    action: 'Confirmar dirección de correo',
    ignore: 'Si usted no creó una cuenta, puede ignorar este correo.',
  },
  reset: {
    subject: 'Restablezca su contraseña',
    text: 'Recibimos una solicitud para restablecer la contraseña de su cuenta. Use el botón de abajo para elegir una nueva. Después se cerrará su sesión en todos los dispositivos.',
    ignore: 'Si usted no lo solicitó, puede ignorar este correo. Su contraseña no cambiará.',
  },
  confirmNew: {
    subject: 'Confirme su nueva dirección de correo electrónico',
    text: 'Usted pidió usar esta dirección en su cuenta de {brand}. Hasta que la confirme, su cuenta conserva la dirección actual.',
    action: 'Confirmar nueva dirección',
    ignore: 'Si usted no lo solicitó, puede ignorar este correo. Nada cambiará.',
  },
  changeRequested: {
    subject: 'Alguien pidió cambiar su dirección de correo electrónico',
    heading: 'Su dirección de correo electrónico está a punto de cambiar',
    text: 'Alguien que inició sesión en su cuenta pidió reemplazar esta dirección de correo electrónico. El cambio surte efecto cuando se confirme la nueva dirección.',
    wasYou: 'Si fue usted, no tiene que hacer nada.',
    undo: 'No fui yo',
  },
  changed: {
    subject: 'Se cambió su dirección de correo electrónico',
    text: 'Su cuenta tiene ahora una nueva dirección de correo electrónico. A partir de ahora, inicie sesión con la nueva; a ella llegarán también nuestros correos.',
    undo: 'Restaurar esta dirección',
  },
  undo: {
    useButton:
      'Si no fue usted, use el botón en un plazo de {hours, plural, one {# hora} many {# horas} other {# horas}}. Restauraremos esta dirección y cerraremos todas las sesiones de su cuenta.',
    help: 'Si necesita ayuda, escriba a {email}.',
    write: 'Si usted no la cambió, escriba de inmediato a {email}.',
  },
  restored: {
    subject: 'Se restauró su dirección de correo electrónico',
    text: 'Se deshizo el cambio de su dirección de correo electrónico. Se cerró su sesión en todos los dispositivos, y los enlaces enviados a la otra dirección ya no funcionan.',
    choose:
      'Es posible que alguien conozca su contraseña. Elija una nueva ahora y, después, revise la verificación en dos pasos en su perfil.',
  },
  passwordChanged: {
    subject: 'Se cambió su contraseña',
    text: 'Se cambió su contraseña en su perfil. Se cerró su sesión en los demás dispositivos.',
  },
  passwordReset: {
    subject: 'Se restableció su contraseña',
    text: 'Se estableció una contraseña nueva para su cuenta con un enlace que enviamos a esta dirección. Se cerró su sesión en todos los dispositivos.',
  },
  signedOut: {
    subject: 'Cerró la sesión en todas partes',
    text: 'Se cerró la sesión de su cuenta en todos los dispositivos.',
  },
  ended: {
    text: 'Con este cambio dejó de funcionar lo que figura a continuación.',
    key: 'Clave de API',
    keyName: '{name} (…{hint})',
    testKeyName: '{name} (prueba, …{hint})',
    push: 'Notificaciones',
    devices: '{count, plural, one {# dispositivo} many {# de dispositivos} other {# dispositivos}}',
    links: 'Enlaces que le enviamos por correo',
    linkCount: '{count, plural, one {# enlace} many {# de enlaces} other {# enlaces}}',
    invitations: 'Invitaciones que usted envió',
    invitationCount: '{count, plural, one {# invitación} many {# de invitaciones} other {# invitaciones}}',
    again: 'Los programas que usaban estas claves necesitan otras nuevas. Créelas de nuevo aquí:',
  },
  newDevice: {
    subject: 'Nuevo inicio de sesión en su cuenta',
    text: 'Alguien inició sesión en su cuenta desde un dispositivo que no conocíamos. Si fue usted, no tiene que hacer nada.',
    unknown: 'Dispositivo desconocido',
    on: '{browser} en {system}',
    device: 'Dispositivo',
    time: 'Hora',
  },
  factorOn: {
    subject: 'Se activó la verificación en dos pasos',
    text: 'A partir de ahora, después de la contraseña introducirá un código de su aplicación de autenticación. Guarde sus códigos de recuperación en un lugar seguro. Cada uno funciona una sola vez si no puede usar la aplicación.',
    signedOut: 'Se cerró su sesión en los demás dispositivos.',
  },
  factorOff: {
    subject: 'Se desactivó la verificación en dos pasos',
    text: 'A partir de ahora, solo la contraseña protege su cuenta. Sus códigos de recuperación ya no funcionan. Puede volver a activar la verificación en dos pasos en su perfil en cualquier momento.',
  },
  factorReset: {
    subject: 'Nuestro personal restableció la verificación en dos pasos',
    text: 'Nuestro personal desactivó la verificación en dos pasos de su cuenta porque se nos informó que perdió su aplicación de autenticación. Sus códigos de recuperación ya no funcionan, y se cerró su sesión en todos los dispositivos.',
    again:
      'Ahora puede iniciar sesión solo con su contraseña. Vuelva a activar la verificación en dos pasos en su perfil.',
    action: 'Iniciar sesión',
  },
  apiKeys: {
    created: 'Se creó una clave de API para su cuenta',
    createdText:
      'Los programas que la tengan pueden actuar ahora en nombre de su cuenta, dentro de lo que usted permitió. Sus claves aparecen en Desarrolladores.',
    write: 'Si usted no la creó, revóquela allí, cambie su contraseña de inmediato y escriba a {email}.',
    unused: 'Sus claves de API sin uso están por caducar',
    unusedText:
      'Nadie ha usado las siguientes claves desde hace mucho tiempo. Cada una caduca en su fecha, salvo que un programa la use antes. Si ya no las necesita, no tiene que hacer nada.',
    unusedUntil: '{name} caduca el',
    unusedAction: 'Abrir sus claves',
  },
  passkeys: {
    added: 'Se añadió una llave de acceso a su cuenta',
    addedText:
      'Ahora puede iniciar sesión con ella en lugar de la contraseña. Sus llaves de acceso aparecen en su perfil.',
    removed: 'Se eliminó una llave de acceso de su cuenta',
    removedText: 'Ya no da acceso a su cuenta. Puede iniciar sesión con su contraseña, como antes.',
    write: 'Si usted no hizo este cambio, cambie su contraseña de inmediato y escriba a {email}.',
  },
  receipt: {
    subject: 'Recibo {number}: {amount} pagados',
    heading: 'Gracias por su pago',
    text: 'Recibimos su pago y ya empezamos a trabajar en su pedido. Este es su recibo.',
    number: 'Número de recibo',
    date: 'Fecha',
    readyBy: 'Listo a más tardar',
    total: 'Total pagado',
    action: 'Seguir su pedido',
    note: 'Le enviaremos un correo cuando su traducción esté lista.',
    line: '{service}, {pages, plural, one {# página} many {# páginas} other {# páginas}} a {rate}',
    extra: '{label}: {amount}',
    mailedCopy: 'Copia por correo',
    services: {
      certified: 'Traducción certificada',
      certifiedBank: 'Traducción certificada, estado de cuenta bancario',
      notarized: 'Traducción notarizada',
      notarizedBank: 'Traducción notarizada, estado de cuenta bancario',
    },
    speeds: { standard: 'Estándar, 24–48 horas', rush: 'Urgente, 4–8 horas' },
  },
  ready: {
    heading: 'Su traducción está lista',
    text: 'Su documento se tradujo al inglés, se revisó y se certificó. Inicie sesión para verlo o descargarlo.',
  },
  corrected: {
    text: 'Un autenticador revisó la traducción de su documento, la corrigió y certificó la versión corregida. Inicie sesión para verla o descargarla.',
  },
  revoked: {
    subject: 'Se revocó el certificado de su traducción: {kind}',
    heading: 'Su certificado fue revocado',
    questions: '¿Preguntas? Escriba a {email}.',
    why: {
      error:
        'Revocamos el certificado de su traducción. Encontramos un error en él. Quien compruebe su código ve ahora que fue revocado y cuándo.',
      fraud:
        'Revocamos el certificado de su traducción. Tenemos motivos para creer que el original o el pedido no era auténtico. Quien compruebe su código ve ahora que fue revocado y cuándo.',
      payment:
        'Revocamos el certificado de su traducción. Su pago le fue devuelto. Quien compruebe su código ve ahora que fue revocado y cuándo.',
      withdrawn:
        'Revocamos el certificado de su traducción. Fue retirado. Quien compruebe su código ve ahora que fue revocado y cuándo.',
    },
    next: {
      error: 'No use el archivo que descargó. Escríbanos y emitiremos uno corregido sin costo.',
      fraud: 'No use el archivo que descargó. Si cree que es un error, escríbanos.',
      payment:
        'No use el archivo que descargó. Si el reembolso no le llegó, o si todavía necesita la traducción, escríbanos.',
      withdrawn: 'No use el archivo que descargó. Si todavía necesita la traducción, escríbanos.',
    },
  },
  reissued: {
    subject: 'Su traducción corregida está lista: {kind}',
    text: 'Emitimos de nuevo su traducción, como revisión {revision}. Su código de verificación sigue siendo el mismo.',
    use: 'A partir de ahora, use el archivo nuevo. Quien compruebe el archivo anterior ve que uno más reciente lo reemplaza.',
    revision: 'Revisión',
    changed: 'Qué cambió',
  },
  declined: {
    subject: 'Sobre la corrección que pidió: {kind}',
    heading: 'Su traducción queda como está',
    text: 'Gracias por avisarnos de un error de ortografía. Comparamos otra vez su traducción con el original y la dejamos como está, por el motivo indicado abajo. Su certificado sigue siendo válido.',
    missed: 'Si cree que pasamos algo por alto, escriba a {email}.',
  },
  question: {
    subject: 'Tenemos una pregunta sobre {file}',
    heading: 'Necesitamos su ayuda para terminar su traducción',
    text: 'Nuestro traductor tiene una pregunta sobre una parte de su documento que no está clara. Abra el documento para ver el lugar y responder. Podremos terminar su traducción en cuanto recibamos su respuesta.',
    action: 'Responder a la pregunta',
  },
  message: {
    subject: 'Un mensaje sobre {file}',
    heading: 'Nuestro traductor le escribió',
    text: 'Hay un mensaje nuevo sobre su documento. Abra el documento para leerlo y responder.',
    action: 'Leer el mensaje',
  },
  deleted: {
    subject: 'Su cuenta se está eliminando',
    text: 'Usted nos pidió eliminar su cuenta. Se están borrando sus archivos, traducciones y datos personales. Los pedidos que nadie había empezado se reembolsan primero. Los certificados que ya entregó todavía se pueden comprobar por su código, sin su nombre. Los pagos permanecen en nuestra contabilidad, como exige la ley, sin los nombres de sus archivos.',
    wasntYou: 'Si no fue usted, escriba de inmediato a {email}.',
  },
  leaving: {
    subject: 'Los archivos que subió se eliminarán el {date}',
    heading: 'Los archivos que subió se eliminarán pronto',
    text: 'Conservamos los archivos que usted sube solo durante un tiempo después de la entrega. Sus traducciones y sus certificados permanecen hasta que usted los elimine. Descargue antes de ese día lo que todavía necesite.',
    documents: 'Documentos entregados',
    date: 'Se eliminan el',
    action: 'Abrir sus documentos',
  },
  copy: {
    subject: 'Su copia está en camino: {file}',
    heading: 'Su copia está en camino',
    text: 'Imprimimos su traducción certificada y la enviamos por correo postal a la dirección de su pedido.',
    carrier: 'Transportista',
    tracking: 'Número de seguimiento',
    action: 'Seguir su copia',
  },
  refund: {
    subject: 'Reembolso de {amount} del recibo {number}',
    heading: 'Su reembolso está en camino',
    text: 'Reembolsamos {amount} a la tarjeta con la que pagó. La mayoría de los bancos lo muestra en un plazo de 5 a 10 días hábiles.',
    total: 'Reembolsado',
  },
} satisfies Translated<typeof english>;
