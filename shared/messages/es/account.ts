import type { Translated } from '../areas.ts';
import type { messages as english } from '../en/account.ts';

export const messages = {
  panel: {
    title: 'Inglés certificado, página por página',
    price: 'Vea el precio por página antes de pagar',
    signed: 'Un autenticador identificado firma cada traducción',
    verify: 'Cualquiera puede verificarla con un código público',
  },
  fields: {
    name: 'Nombre completo',
    email: 'Correo electrónico',
    emailHint: 'Enviaremos aquí un enlace de confirmación.',
    phone: 'Teléfono',
    phoneHint: 'Incluya el código de país, por ejemplo <number></number>.',
    password: 'Contraseña',
    passwordHint: 'Al menos 6 caracteres.',
    confirmPassword: 'Confirmar contraseña',
    newPassword: 'Nueva contraseña',
    newPasswordHint: 'De 6 a 128 caracteres.',
    confirmNewPassword: 'Confirmar nueva contraseña',
    match: 'Las contraseñas coinciden',
    differ: 'Las contraseñas todavía no coinciden',
  },
  backToLogin: 'Volver al inicio de sesión',
  goToLogin: 'Ir al inicio de sesión',
  goToLoginNow: 'Ir al inicio de sesión ahora',
  countdown:
    'Irá a la página de inicio de sesión en {seconds, plural, one {# segundo} many {# segundos} other {# segundos}}.',
  waiting: 'Le esperamos.',
  login: {
    title: 'Iniciar sesión',
    heading: 'Bienvenido de nuevo',
    description: 'Inicie sesión para subir, seguir y descargar sus traducciones.',
    newHere: '¿Es nuevo aquí? <link>Crear cuenta</link>',
    forgot: '¿Olvidó su contraseña?',
    submit: 'Iniciar sesión',
    sendAgain: 'Enviar el enlace de nuevo',
    sentAgain: 'Si esta dirección aún debe confirmarse, un nuevo enlace va en camino.',
  },
  secondStep: {
    code: 'Código',
    hint: 'El código de 6 dígitos de su aplicación de autenticación o uno de sus códigos de recuperación.',
    otherAccount: 'Usar otra cuenta',
  },
  register: {
    title: 'Crear cuenta',
    heading: 'Cree su cuenta',
    description: 'Guarde sus pedidos, recibos y certificados en un solo lugar.',
    already: '¿Ya tiene una cuenta? <link>Iniciar sesión</link>',
    submit: 'Crear cuenta',
    done: 'Cuenta creada correctamente',
    doneText:
      'Enviamos un enlace de verificación a <email></email>. Ábralo para confirmar su dirección y luego inicie sesión.',
  },
  forgot: {
    title: 'Restablecer contraseña',
    heading: '¿Olvidó su contraseña?',
    description: 'Escriba su correo electrónico y le enviaremos un enlace para elegir una nueva.',
    submit: 'Enviar enlace de restablecimiento',
    sent: 'Revise su correo',
    sentText:
      'Si hay una cuenta con la dirección <email></email>, un enlace de restablecimiento va en camino. El enlace vence en 1 hora y funciona una sola vez.',
    otherAddress: 'Usar otra dirección',
    sendAnother: 'Enviar otro correo de restablecimiento',
    sendAnotherIn: 'Enviar otro correo de restablecimiento en {seconds, number} s',
    sentAnother: 'Enviamos otro correo. Solo funciona el enlace del más reciente.',
  },
  reset: {
    title: 'Nueva contraseña',
    unusable: 'Este enlace no se puede usar',
    newLink: 'Solicitar un nuevo enlace',
    heading: 'Elija una nueva contraseña',
    description: 'Se cerrará su sesión en todos los demás dispositivos.',
    submit: 'Actualizar contraseña',
    done: '¡Contraseña actualizada!',
    doneText: 'Se cerró su sesión en todos los dispositivos. Inicie sesión con su nueva contraseña.',
  },
  confirm: {
    title: 'Confirmar correo electrónico',
    failed: 'Correo electrónico no confirmado',
    sendNew: 'Enviar un nuevo enlace',
    already: 'Correo electrónico ya confirmado',
    alreadyText: '<email></email> ya estaba confirmado. Ya puede iniciar sesión.',
    done: 'Correo electrónico confirmado',
    doneText: '<email></email> está confirmado. Ya puede iniciar sesión.',
  },
  undo: {
    title: 'Deshacer cambio de correo',
    description:
      'Restauraremos su dirección de correo anterior y cerraremos todas las sesiones de su cuenta. Después podrá elegir una nueva contraseña.',
    submit: 'Restaurar mi dirección de correo',
    resetPassword: 'Restablecer su contraseña',
    done: 'Dirección de correo restaurada',
    doneText:
      'Su cuenta vuelve a usar <email></email> y se cerraron todas las sesiones. Le enviamos un enlace para elegir una nueva contraseña. Úselo ahora.',
  },
} satisfies Translated<typeof english>;
